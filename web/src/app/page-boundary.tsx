import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen';

type Props = { resetKey: string; children: ReactNode };
type State = { thrown: { error: unknown } | null; isFresh: boolean; resetKey: string };

/**
 * Error boundary around the page, inside the shell: the error is shown in place of the page, and navigation resets it. The router's own
 * boundary drops an error thrown by the very render that resets it, and its own English text then replaces the whole app.
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { thrown: null, isFresh: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { thrown: { error }, isFresh: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { isFresh, resetKey: before }: State): Partial<State> | null {
    if (isFresh) return { isFresh: false, resetKey };
    return before === resetKey ? null : { thrown: null, resetKey };
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    return thrown ? <ErrorScreen error={thrown.error} /> : this.props.children;
  }
}
