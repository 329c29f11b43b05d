import { type PointerEvent, type RefObject, useState } from 'react';

type Drag = { pointer: number; from: number; to: number };

/**
 * Reorders items by dragging with a mouse, finger or pen. The list itself captures the pointer,
 * because an item loses it whenever it is moved in the page.
 */
export function useReorder(
  list: RefObject<HTMLElement | null>,
  items: string[],
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>();

  function start(event: PointerEvent, from: number) {
    if (event.button !== 0) return;
    event.preventDefault();
    list.current?.setPointerCapture(event.pointerId);
    setDrag({ pointer: event.pointerId, from, to: from });
  }

  function follow(event: PointerEvent) {
    if (drag?.pointer !== event.pointerId) return;
    const to = [...(list.current?.children ?? [])].findIndex((item) => contains(item, event));
    if (to !== -1 && to !== drag.to) setDrag({ ...drag, to });
  }

  function drop(event: PointerEvent) {
    if (drag?.pointer !== event.pointerId) return;
    setDrag(undefined);
    if (drag.to !== drag.from) onMove(drag.from, drag.to);
  }

  return {
    /** The items in the order to show them in. */
    shown: drag ? moved(items, drag.from, drag.to) : items,
    /** The current index of the dragged item. */
    dragged: drag?.to,
    start,
    listeners: {
      onPointerMove: follow,
      onPointerUp: drop,
      onPointerCancel: () => setDrag(undefined),
    },
  };
}

function contains(item: Element, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = item.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/** The items with one of them moved to another position. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}
