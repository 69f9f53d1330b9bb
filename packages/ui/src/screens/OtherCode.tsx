import { Button } from '../components/Button/Button';

export interface OtherCodeProps {
  label: string;
  /** Shown while a code is being sent. */
  busyLabel?: string | undefined;
  /** Whether it is locked, while the typed code is verified. */
  disabled?: boolean | undefined;
  onPress: () => void;
}

/** A button that requests another code by text message, if none arrived. */
export function OtherCode({ label, ...button }: OtherCodeProps) {
  return (
    <p>
      <Button weight="quiet" {...button}>
        {label}
      </Button>
    </p>
  );
}
