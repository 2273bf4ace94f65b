import { Component, type ReactNode } from 'react';
import { errors } from '#copy/shell.ts';
import { type GenericError, genericError } from '#domain/generic-error.ts';
import { ErrorPage } from './ErrorPage.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  onRetry: () => void;
  /** Receives the error thrown while rendering. */
  onError?: ((thrown: unknown) => void) | undefined;
}

/** Replaces content that failed to render with the error page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: GenericError | null }> {
  override state = { error: null as GenericError | null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: genericError(thrown) };
  }

  override componentDidCatch(thrown: unknown) {
    this.props.onError?.(thrown);
  }

  override render() {
    const { error } = this.state;
    return error === null ? (
      this.props.children
    ) : (
      <ErrorPage message={errors.serverBusy} status={error.status} canRetry onRetry={this.props.onRetry} />
    );
  }
}
