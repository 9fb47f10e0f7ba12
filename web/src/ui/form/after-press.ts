/** Whether a mouse button, finger or pen is down, and the work that waits until it is released. */
let isPressed = false;
let waiting: (() => void)[] = [];

/**
 * Runs `work` now, or after the current press has become a click. A press takes the focus from a field before it is released: an error that
 * appeared below the field in between would move the button from under the pointer, and the click would be lost.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work);
  else work();
}

function press(): void {
  isPressed = true;
}

/** The click event follows the release, and the waiting work runs after it. */
function release(): void {
  isPressed = false;
  setTimeout(() => {
    const works = waiting;
    waiting = [];
    for (const work of works) work();
  });
}

// Components are also rendered without a window, in tests.
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', press, true);
  // A release outside the window is not reported, and a drag ends without one.
  for (const end of ['pointerup', 'pointercancel', 'dragend']) window.addEventListener(end, release, true);
  window.addEventListener('blur', release);
}
