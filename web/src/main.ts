import { mount } from "svelte";
import App from "./App.svelte";
import "./style/base.css";
import { layOutDrawings } from "./ui/drawings";

layOutDrawings();
mount(App, { target: document.getElementById("app")! });
