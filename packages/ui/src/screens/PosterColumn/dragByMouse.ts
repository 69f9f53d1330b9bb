interface Dragging {
  /** Ends the dragging. */
  signal: AbortSignal;
  /** Called when the drag begins and when it ends. */
  onPress: (isPressed: boolean) => void;
}

/** Pixels that a pressed mouse moves before it drags. */
const threshold = 5;

/** Lets a mouse scroll an element sideways by dragging its content. A drag does not click a link. Touch needs no script. */
export function dragByMouse(scroller: HTMLElement, { signal, onPress }: Dragging): void {
  let start: { x: number; left: number } | undefined;
  let isDragging = false;

  scroller.style.cursor = 'grab';
  scroller.addEventListener(
    'pointerdown',
    ({ pointerType, button, clientX }) => {
      isDragging = false;
      if (pointerType === 'mouse' && button === 0) start = { x: clientX, left: scroller.scrollLeft };
    },
    { signal },
  );
  window.addEventListener(
    'pointermove',
    ({ clientX, pointerId }) => {
      if (!start) return;
      if (!isDragging) {
        if (Math.abs(clientX - start.x) < threshold) return;
        isDragging = true;
        scroller.setPointerCapture(pointerId);
        onPress(true);
      }
      scroller.scrollTo({ left: start.left + start.x - clientX, behavior: 'instant' });
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, release, { signal });
  scroller.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  scroller.addEventListener('selectstart', (event) => start && event.preventDefault(), { signal });
  scroller.addEventListener('click', (event) => isDragging && event.preventDefault(), { capture: true, signal });

  function release() {
    start = undefined;
    if (isDragging) onPress(false);
  }
}
