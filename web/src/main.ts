import { mount } from "svelte";
import App from "./App.svelte";
import "./style/base.css";
import { layOutDrawings } from "./ui/drawings";
import { screens } from "./ui/screens.svelte";

layOutDrawings();
screens.follow();
mount(App, { target: document.getElementById("app")! });
