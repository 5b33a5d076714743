import { passUnder, stripAlong, toPath } from './polygons.mjs';

/** The brand's two colours; each keeps 3:1 on white and on the dark surface alike. */
export const brandColours = { blue: '#2288c9', green: '#239463' };

const left = 4;
const right = 60;
const top = 4;
const bottom = 60;

/**
 * The Mansooj mark in a box of 64 units: an M of four woven tapes. Each tape passes over one neighbour and under the other.
 * `gap` is the clearance beside a crossing; small sizes need more. Returns path data of the two legs and of the two arms.
 */
export function drawMark({ gap = 2.4, legWidth = 12, armWidth = 14.5 } = {}) {
  const middle = (left + right) / 2;
  const foot = [middle - armWidth / 2, middle + armWidth / 2];
  const leftLeg = [
    [left, top],
    [left + legWidth, top],
    [left + legWidth, bottom],
    [left, bottom],
  ];
  const rightLeg = [
    [right - legWidth, top],
    [right, top],
    [right, bottom],
    [right - legWidth, bottom],
  ];
  const leftArm = [
    [left, top],
    [left + armWidth, top],
    [foot[1], bottom],
    [foot[0], bottom],
  ];
  const rightArm = [
    [right - armWidth, top],
    [right, top],
    [foot[1], bottom],
    [foot[0], bottom],
  ];
  const edgesOf = ([first, second, , last]) => stripAlong(first, last, second);
  return {
    legs: toPath([...passUnder(leftLeg, edgesOf(leftArm), gap), rightLeg]),
    arms: toPath([...passUnder(leftArm, edgesOf(rightArm), gap), ...passUnder(rightArm, edgesOf(rightLeg), gap)]),
  };
}

/** A whole SVG of the mark, on a ground if one is given. `scale` shrinks the mark inside its box. */
export function markSvg({ gap, ground, radius = 0, scale = 1, colours = brandColours } = {}) {
  const { legs, arms } = drawMark({ gap });
  const shift = 32 * (1 - scale);
  const plate = ground ? `<rect width="64" height="64" rx="${radius}" fill="${ground}"/>` : '';
  const placed = scale === 1 ? '' : ` transform="translate(${shift} ${shift}) scale(${scale})"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${plate}<g${placed}><path fill="${colours.blue}" d="${legs}"/><path fill="${colours.green}" d="${arms}"/></g></svg>\n`;
}
