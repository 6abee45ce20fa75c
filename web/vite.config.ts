import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  // Tests run the code that browsers run.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  build: {
    outDir: folder("../src/winterover/server/static"),
    emptyOutDir: true,
    // The pages' content rules allow no data: addresses but for images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A game's scenes open in the middle of an update: browsers that know this word compile them while they load, beside the page.
    rolldownOptions: { output: { postBanner: ({ facadeModuleId }) => (facadeModuleId?.includes("/src/games/") ? "//# allFunctionsCalledOnLoad" : "") } },
    reportCompressedSize: true,
  },
  server: {
    // `npm run dev` beside `winterover serve`.
    proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
