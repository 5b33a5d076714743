const shape = /^\s*(-?\d{1,2}(?:\.\d{1,8})?)\s*[,\s]\s*(-?\d{1,3}(?:\.\d{1,8})?)\s*$/;

/** `31.87, 36.01` in degrees, as maps write a place; undefined for what is no place on earth. */
export function readCoordinates(text: string): { latitude: number; longitude: number } | undefined {
  const [, north, east] = shape.exec(text) ?? [];
  const [latitude, longitude] = [Number(north), Number(east)];
  const isPlace = north !== undefined && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPlace ? { latitude, longitude } : undefined;
}
