'use client';

import { useState } from 'react';
import { Button } from '../../components/Button/Button';

export interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  labels: CopyLabels;
}

export interface CopyLabels {
  copy: string;
  copied: string;
  /** Shown if the browser does not allow it, with the remedy. */
  refused: string;
}

/** Copies a text, and reports whether it succeeded. */
export function CopyButton({ text, labels }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  return (
    <>
      <Button weight="regular" onPress={copy}>
        {labels.copy}
      </Button>
      <span role="status">{outcome && labels[outcome]}</span>
    </>
  );

  function copy() {
    setOutcome(undefined);
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  }
}
