import { type RefObject, useEffect, useRef } from "react";
import { fit, initialView, moveBy, type View, zoomAt } from "./pan-zoom";

/** Actions of buttons and keys. */
type PanZoom = { zoom: (factor: number) => void; fit: () => void };

/** Pixels by which an arrow key moves the drawing. */
const stride = 60;
/** Scale factor of one step by `+`, `-`, a button or a double-click. */
export const zoomStep = 1.4;

/** Safari's event for a trackpad pinch; other browsers send wheel events with `ctrlKey`. */
type Gesture = Event & { scale: number; clientX: number; clientY: number };
const isGesture = (event: Event): event is Gesture => "scale" in event;

/**
 * Pan and zoom of `content` within `stage`: by mouse, wheel and trackpad, by touch with one or two fingers, and by arrow keys, `+`, `-` and
 * `0`.
 */
export function usePanZoom(stage: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>) {
  const controls = useRef<PanZoom>({ zoom: () => {}, fit: () => {} });
  useEffect(() => {
    if (!stage.current || !content.current) return;
    return begin(stage.current, content.current, controls);
  }, [stage, content]);
  return controls;
}

function begin(stage: HTMLElement, content: HTMLElement, controls: RefObject<PanZoom>): () => void {
  let view: View;
  const pointers = new Map<number, { x: number; y: number }>();
  const room = () => ({ width: stage.clientWidth, height: stage.clientHeight });
  const size = () => ({ width: content.offsetWidth, height: content.offsetHeight });
  const show = (next: View) => {
    view = next;
    content.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  };
  const move = (x: number, y: number) => show(moveBy(view, { x, y }, size(), room()));
  const middle = () => ({ x: stage.clientWidth / 2, y: stage.clientHeight / 2 });
  const within = ({ clientX, clientY }: Pick<MouseEvent, "clientX" | "clientY">) => {
    const { left, top } = stage.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    show(zoomAt(view, within(event), Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 100 : 500))));
  };
  let pinched = 1;
  const onGesture = (event: Event) => {
    if (!isGesture(event)) return;
    event.preventDefault();
    // Touches are handled as pointer events.
    if (event.type === "gesturechange" && pointers.size === 0) show(zoomAt(view, within(event), event.scale / pinched));
    pinched = event.scale;
  };
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    stage.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, within(event));
  };
  const onMove = (event: PointerEvent) => {
    const from = pointers.get(event.pointerId);
    if (!from) return;
    const to = within(event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, to);
    if (!other) return move(to.x - from.x, to.y - from.y);
    const apart = (point: typeof from) => Math.hypot(point.x - other.x, point.y - other.y);
    show(zoomAt(view, { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 }, apart(to) / Math.max(apart(from), 1)));
    move((to.x - from.x) / 2, (to.y - from.y) / 2);
  };
  const onUp = (event: PointerEvent) => pointers.delete(event.pointerId);
  const onDouble = (event: MouseEvent) => show(zoomAt(view, within(event), zoomStep));
  const keys: Record<string, () => void> = {
    ArrowLeft: () => move(stride, 0),
    ArrowRight: () => move(-stride, 0),
    ArrowUp: () => move(0, stride),
    ArrowDown: () => move(0, -stride),
    "+": () => controls.current.zoom(zoomStep),
    "=": () => controls.current.zoom(zoomStep),
    "-": () => controls.current.zoom(1 / zoomStep),
    "0": () => controls.current.fit(),
  };
  const onKey = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  controls.current = {
    zoom: (factor) => show(zoomAt(view, middle(), factor)),
    fit: () => show(fit(size(), room())),
  };
  const reopen = () => show(initialView(size(), room()));
  reopen();
  const ending = new AbortController();
  const { signal } = ending;
  stage.addEventListener("wheel", onWheel, { signal, passive: false });
  stage.addEventListener("gesturestart", onGesture, { signal, passive: false });
  stage.addEventListener("gesturechange", onGesture, { signal, passive: false });
  stage.addEventListener("pointerdown", onDown, { signal });
  stage.addEventListener("pointermove", onMove, { signal });
  stage.addEventListener("pointerup", onUp, { signal });
  stage.addEventListener("pointercancel", onUp, { signal });
  stage.addEventListener("dblclick", onDouble, { signal });
  (stage.closest("dialog") ?? stage).addEventListener("keydown", onKey, { signal });
  addEventListener("resize", reopen, { signal });
  return () => ending.abort();
}
