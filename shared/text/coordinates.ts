const degrees = /^-?\d{1,3}(?:\.\d{1,8})?$/;

/** `31.87, 36.01` in degrees, as maps write a place; undefined for what is no place on earth. */
export function readCoordinates(text: string): { latitude: number; longitude: number } | undefined {
  const parts = text.trim().split(/[,\s]+/);
  const [latitude = Number.NaN, longitude = Number.NaN] = parts.map(Number);
  const isPlace = parts.length === 2 && parts.every((part) => degrees.test(part));
  return isPlace && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
