'use client';

import { Component, type ReactNode } from 'react';

interface ItemBoundaryProps {
  /** One item of a list, with its `<li>`. */
  children: ReactNode;
}

/** Leaves out an item that throws an error while it renders. The rest of the list stays. React logs the error. */
export class ItemBoundary extends Component<ItemBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
