/** A line that stays level until it jumps. */
export function stepPath(steps: readonly { left: number; right: number; y: number }[]): string {
  return steps.map(({ left, right, y }, at) => `${at === 0 ? 'M' : 'L'}${left},${y}L${right},${y}`).join('');
}
