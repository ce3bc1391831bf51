import { createStore } from "../ui/create-store";

/** Whether the mobile drawer is open; shared by the hamburger in the navbar and the sidebar itself. */
export const { set: setDrawer, useValue: useDrawer } = createStore(false);
