import { ActionIcon } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { CommandIcon } from '#app/office/components/command-icon.tsx';
import { currentDirection } from '#app/ui/i18n/current-language.ts';
import { LineIcon, type LineIconProps } from '#app/ui/line-icon.tsx';
import { m } from '#messages';
import styles from './markdown-field.module.css';
import { type MarkdownFormat, markdownFormats } from './markdown-formats.ts';

// All fit into one row of the dialog, also on a phone.
const toolSize = 30;

type MarkdownToolbarProps = {
  label: string;
  /** The id of the textarea. */
  controls: string;
  isPreview: boolean;
  isLibraryOpen: boolean;
  onFormat: (format: MarkdownFormat) => void;
  onLibrary: () => void;
  onPreview: () => void;
};

type Tool = { key: string; label: string; icon: LineIconProps; isPressed?: boolean; onPress: () => void };

const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);
const writeShortcut = ({ shortcut }: MarkdownFormat) =>
  shortcut ? ` (${isMac ? '⌘' : 'Ctrl+'}${shortcut.toUpperCase()})` : '';

function listTools({ isLibraryOpen, onFormat, onLibrary }: MarkdownToolbarProps): Tool[] {
  const formats = markdownFormats.map((format) => ({
    key: format.key,
    label: format.label() + writeShortcut(format),
    icon: format.icon,
    onPress: () => onFormat(format),
  }));
  const library = {
    key: 'image',
    label: m.markdown_image(),
    icon: { path: 'M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 5M15.5 9v.01' },
    isPressed: isLibraryOpen,
    onPress: onLibrary,
  };
  return [...formats, library];
}

/** The index an arrow key moves to; undefined for other keys. */
function nextPlace(key: string, place: number, count: number): number | undefined {
  const forward = currentDirection() === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return (place + (key === forward ? 1 : -1) + count) % count;
}

/** One Tab stop; arrows move between tools (WAI-ARIA toolbar pattern). */
export function MarkdownToolbar(props: MarkdownToolbarProps) {
  const { label, controls, isPreview, onPreview } = props;
  const bar = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(0);
  const tools = listTools(props);
  const buttons = () => [...(bar.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];

  function move(event: KeyboardEvent): void {
    const next = nextPlace(event.key, place, tools.length + 1);
    if (next === undefined) return;
    event.preventDefault();
    buttons()[next]?.focus();
  }

  const stopAt = (own: number) => ({ tabIndex: place === own ? 0 : -1, onFocus: () => setPlace(own) });
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={m.markdown_toolbar({ label })}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={move}
    >
      {tools.map((tool, own) => (
        <ActionIcon
          key={tool.key}
          variant={tool.isPressed ? 'light' : 'subtle'}
          color="gray"
          size={toolSize}
          aria-label={tool.label}
          title={tool.label}
          aria-pressed={tool.isPressed}
          aria-disabled={isPreview}
          data-disabled={isPreview}
          onClick={() => isPreview || tool.onPress()}
          {...stopAt(own)}
        >
          <LineIcon {...tool.icon} size={18} />
        </ActionIcon>
      ))}
      <ActionIcon
        className={styles.previewButton ?? ''}
        variant={isPreview ? 'light' : 'subtle'}
        size={toolSize}
        aria-label={m.markdown_preview()}
        title={m.markdown_preview()}
        aria-pressed={isPreview}
        onClick={onPreview}
        {...stopAt(tools.length)}
      >
        <CommandIcon name="view" />
      </ActionIcon>
    </div>
  );
}
