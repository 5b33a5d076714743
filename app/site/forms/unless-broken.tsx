import { Component, type ReactNode } from 'react';

type UnlessBrokenProps = { children: ReactNode; instead?: ReactNode };

/**
 * Shows its children; when one of them fails, `instead`. A visitor whose message was sent must see so, whatever becomes
 * of what stands beside it.
 */
export class UnlessBroken extends Component<UnlessBrokenProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
