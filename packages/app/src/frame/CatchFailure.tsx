import { Alert, Button } from '@lively/ui';
import { Component, type ReactNode } from 'react';
import { textsOf } from '../i18n/texts';

interface CatchFailureProps {
  children: ReactNode;
  /** A new value gives the page another try: the address. */
  resetKey: string;
}

/** Shows a sentence and a way on where a page cannot be shown: a fault of ours, or a chunk that did not come. */
export class CatchFailure extends Component<CatchFailureProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ resetKey }: CatchFailureProps) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const t = textsOf('common');
    return (
      <Alert
        tone="danger"
        title={t('failure.title')}
        actions={
          <Button weight="light" onPress={() => location.reload()}>
            {t('retry')}
          </Button>
        }
      >
        {t('failure.text')}
      </Alert>
    );
  }
}
