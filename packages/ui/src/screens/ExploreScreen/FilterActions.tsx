import { Button } from '../../components/Button/Button';

interface FilterActionsProps {
  labels: { clear: string; show: string };
  /** Clears the filters of the dialog. Undefined if none is set. */
  onClear: (() => void) | undefined;
  /** Shows the events that are left. */
  onShow: () => void;
}

/** Draws the buttons of a dialog whose filters take effect at once. */
export function FilterActions({ labels, onClear, onShow }: FilterActionsProps) {
  return (
    <>
      {onClear && (
        <Button weight="quiet" onPress={onClear}>
          {labels.clear}
        </Button>
      )}
      <Button weight="strong" onPress={onShow}>
        {labels.show}
      </Button>
    </>
  );
}
