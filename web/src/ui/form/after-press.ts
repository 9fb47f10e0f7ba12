/** Whether a mouse button, a finger or a pen is down, and what waits until it is up. */
let isPressed = false;
let waiting: (() => void)[] = [];

/**
 * Does it now, or once what is being pressed has been clicked. A press takes the focus from a field before it is released: a sentence that
 * appeared below the field in between would move the button from under the pointer, and the click would be lost.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work);
  else work();
}

function press(): void {
  isPressed = true;
}

/** The click comes with the release; what waits comes after it. */
function release(): void {
  isPressed = false;
  setTimeout(() => {
    const works = waiting;
    waiting = [];
    for (const work of works) work();
  });
}

// Pages are also drawn where there is no window: in tests.
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', press, true);
  // A button released outside the window is never heard of; a drag ends without a release.
  for (const end of ['pointerup', 'pointercancel', 'dragend']) window.addEventListener(end, release, true);
  window.addEventListener('blur', release);
}
