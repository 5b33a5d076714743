// Drawn by content/studio/drawings/draw-brand.mjs: the mark in a box of 64 units.
export const markPaths = {
  legs: 'M16 43.29L16 60L4 60L4 10.91ZM48 4L60 4L60 60L48 60Z',
  arms: 'M4 4L18.5 4L30.72 36.98L23.47 56.55ZM45.5 4L45.6 4L45.6 42.86L39.25 60L24.75 60Z',
} as const;
