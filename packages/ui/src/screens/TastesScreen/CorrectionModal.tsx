import type { ReactNode } from 'react';
import { Modal } from '../../components/Modal/Modal';
import { type TasteOption, TasteOptions } from './TasteOptions';
import { TastePanel, type TastePanelProps } from './TastePanel';

export interface CorrectionModalProps {
  /** « Corriger la liste ». */
  title: string;
  /** The title of the event. */
  description: ReactNode;
  /** The accessible name of the close button: « Fermer ». */
  closeLabel: string;
  /** Why the event is in the list: a ReasonSummary with all reasons. Leave it out if the page shows them beside it. */
  reasons?: ReactNode | undefined;
  /** « Ce que vous pouvez changer ». */
  optionsLabel: string;
  /** The corrections, each with what it would change in the list. */
  options: readonly TasteOption[];
  /** What the user can say instead. */
  panel: TastePanelProps;
  /** Called when the dialog is closed. */
  onClose: () => void;
}

/** Corrects a list from one of its events: the sum of its reasons line by line, and what a user can say about them. */
export function CorrectionModal(props: CorrectionModalProps) {
  const { title, description, closeLabel, reasons, optionsLabel, options, panel, onClose } = props;
  return (
    <Modal open title={title} description={description} closeLabel={closeLabel} onClose={onClose} size="small">
      {reasons}
      <TastePanel {...panel} />
      <TasteOptions label={optionsLabel} options={options} />
    </Modal>
  );
}
