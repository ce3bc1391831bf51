/** The gradient of the loss at these weights. */
export type Slope = (counts: Float64Array) => Float64Array;

/** Decay rates of Adam's moving averages: of gradients, and of their squares. */
const memory = { slope: 0.9, size: 0.99 } as const;
const rate = 0.05;
const tiny = 1e-8;

/** Minimizes a loss by gradient descent from zero, with an adaptive step size per weight (Adam). */
export function minimize(length: number, steps: number, slopeAt: Slope): Float64Array {
  const counts = new Float64Array(length);
  const slopes = new Float64Array(length);
  const sizes = new Float64Array(length);
  for (let step = 1; step <= steps; step++) {
    const slope = slopeAt(counts);
    for (let at = 0; at < length; at++) {
      const own = slope[at] ?? 0;
      slopes[at] = memory.slope * (slopes[at] ?? 0) + (1 - memory.slope) * own;
      sizes[at] = memory.size * (sizes[at] ?? 0) + (1 - memory.size) * own * own;
      const mean = (slopes[at] ?? 0) / (1 - memory.slope ** step);
      const size = Math.sqrt((sizes[at] ?? 0) / (1 - memory.size ** step));
      counts[at] = (counts[at] ?? 0) - (rate * mean) / (size + tiny);
    }
  }
  return counts;
}

/** The dot product of features (`signs`) and weights (`counts`). */
export function product(signs: Float64Array, counts: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < signs.length; at++) sum += (signs[at] ?? 0) * (counts[at] ?? 0);
  return sum;
}

/** Adds `share` of what is in `list` to `target`. */
export function addTo(target: Float64Array, list: Float64Array, share: number): void {
  for (let at = 0; at < target.length; at++) target[at] = (target[at] ?? 0) + share * (list[at] ?? 0);
}
