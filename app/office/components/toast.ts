import { notifications } from '@mantine/notifications';
import { m } from '#messages';

/** How long a toast stays, in milliseconds; the specification's. */
export const toastDuration = 6_000;

function show(message: string, color: 'green' | 'red'): void {
  notifications.show({
    message,
    color,
    autoClose: toastDuration,
    position: 'top-center',
    closeButtonProps: { 'aria-label': m.admin_close() },
  });
}

/** Shows a success toast at the top centre. */
export function toastSuccess(message: string): void {
  show(message, 'green');
}

/** Shows an error toast at the top centre, with the reason. */
export function toastFailure(message: string): void {
  show(message, 'red');
}
