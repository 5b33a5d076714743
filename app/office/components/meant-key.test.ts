import { describe, expect, test } from 'vitest';
import { keyOfCommand, meantKey, type PressedKey } from './meant-key.ts';

const pressed = (key: string, code: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe('the key that somebody means', () => {
  test.each([
    ['on an English keyboard', 'k', 'KeyK', 'k'],
    ['with capitals on', 'B', 'KeyB', 'b'],
    ['on a French keyboard, whose Q lies where A does', 'q', 'KeyA', 'q'],
    ['on an Arabic keyboard', 'ن', 'KeyK', 'k'],
    ['on an Arabic keyboard whose key types two letters', 'لا', 'KeyB', 'b'],
    ['on one that types them as one sign', 'ﻻ', 'KeyB', 'b'],
    ['on a Persian keyboard', 'ه', 'KeyI', 'i'],
    ['on a Greek keyboard', 'ζ', 'KeyZ', 'z'],
    ['on a Hebrew keyboard', 'ז', 'KeyZ', 'z'],
    ['where the browser names an accent', 'Dead', 'KeyI', 'i'],
    ['where the browser does not know it', 'Unidentified', 'KeyZ', 'z'],
    ['that has a name', 'Enter', 'Enter', 'Enter'],
    ['that has a name and a number', 'F2', 'F2', 'F2'],
    ['in the place of the slash', 'ظ', 'Slash', '/'],
    ['of Arabic digits', '٣', 'Digit3', ''],
  ])('%s', (_, key, code, meant) => {
    expect(meantKey(pressed(key, code))).toBe(meant);
  });

  test('is a question mark on the shifted slash of an Arabic keyboard', () => {
    expect(meantKey(pressed('؟', 'Slash', { shiftKey: true }))).toBe('?');
  });
});

describe('a command', () => {
  test.each([
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
  ])('is a key with %s', (_, keys) => {
    expect(keyOfCommand(pressed('ئ', 'KeyZ', keys))).toBe('z');
  });

  test.each([
    ['no other key', {}],
    ['Shift too', { ctrlKey: true, shiftKey: true }],
    ['AltGr, which is Ctrl and Alt', { ctrlKey: true, altKey: true }],
  ])('is none with %s', (_, keys) => {
    expect(keyOfCommand(pressed('z', 'KeyZ', keys))).toBeUndefined();
  });
});
