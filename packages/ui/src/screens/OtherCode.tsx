import { Button } from '../components/Button/Button';

export interface OtherCodeProps {
  label: string;
  /** What is happening, while a code is being sent. */
  busyLabel?: string | undefined;
  /** Whether the code that was typed is being verified. */
  disabled?: boolean | undefined;
  onPress: () => void;
}

/** The way to another code by text message, where none came. */
export function OtherCode({ label, ...button }: OtherCodeProps) {
  return (
    <p>
      <Button weight="quiet" {...button}>
        {label}
      </Button>
    </p>
  );
}
