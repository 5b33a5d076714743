/** The value of a column that holds JSON. What this program stored is not validated again. */
export function jsonColumn<Value>(text: string): Value {
  return JSON.parse(text);
}
