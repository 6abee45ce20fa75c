import { mount } from "svelte";
import App from "./App.svelte";
import "./style/base.css";
import { layOutDrawings } from "./ui/drawings";
import { typeSize } from "./ui/typesize.svelte";

layOutDrawings();
typeSize.follow();
mount(App, { target: document.getElementById("app")! });
