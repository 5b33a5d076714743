import type { ComponentProps } from 'react';
import { LineIcon, type LineIconProps } from '#app/ui/line-icon.tsx';
import buttons from './desk-buttons.module.css';

type DeskButtonProps = ComponentProps<'button'> & { look?: 'button' | 'main' | 'danger' };

/** A button of the desk, which is smaller than those of other screens. */
export function DeskButton({ look = 'button', ...rest }: DeskButtonProps) {
  return <button type="button" className={buttons[look]} {...rest} />;
}

type DeskIconButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  Pick<LineIconProps, 'path' | 'size' | 'mirrors'>;

/** The same with an icon alone; it is named by `aria-label`. */
export function DeskIconButton({ path, size = 18, mirrors = false, className = '', ...rest }: DeskIconButtonProps) {
  return (
    <button type="button" className={`${buttons.iconButton} ${className}`} {...rest}>
      <LineIcon {...{ path, size, mirrors }} />
    </button>
  );
}
