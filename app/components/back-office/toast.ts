import { notifications } from '@mantine/notifications';
import { m } from '#messages';

/** How long a toast stays, in milliseconds; the specification's. */
export const toastDuration = 6_000;

function show(message: string, color: 'green' | 'red' | 'blue'): void {
  notifications.show({
    message,
    color,
    autoClose: toastDuration,
    position: 'top-center',
    closeButtonProps: { 'aria-label': m.admin_close() },
  });
}

/** Tells at the top centre what is worth knowing. */
export function toastNotice(message: string): void {
  show(message, 'blue');
}

/** Tells at the top centre that something is done. */
export function toastSuccess(message: string): void {
  show(message, 'green');
}

/** Tells at the top centre that something could not be done, and why. */
export function toastFailure(message: string): void {
  show(message, 'red');
}
