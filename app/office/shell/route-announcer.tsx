import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After navigation, focuses the new page's heading and announces its title. */
export function RouteAnnouncer() {
  const { pathname, state } = useLocation();
  // Another record of the same screen: the focus stays in its list.
  const staysOnScreen = (state as { staysOnScreen?: boolean } | null)?.staysOnScreen ?? false;
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (staysOnScreen) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    // Unless the user is typing in a dialog.
    if (!document.activeElement?.matches('[role=dialog] input')) heading?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname, staysOnScreen]);
  return (
    <p className="visually-hidden" aria-live="polite" role="status">
      {announcement}
    </p>
  );
}
