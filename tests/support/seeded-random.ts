/** Whole numbers from 0 up to a limit, the same for the same seed, so that a failure can be repeated. */
export function randomFrom(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761) % 2_147_483_648;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
