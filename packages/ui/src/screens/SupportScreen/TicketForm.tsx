import { Select } from '../../components/Select/Select';
import { TextArea } from '../../components/TextArea/TextArea';
import { TextField } from '../../components/TextField/TextField';
import type { PublicFormControl } from '../page/FormControl';
import { PublicForm } from '../page/PublicForm';
import * as formStyles from '../page/PublicForm.css';
import type { SupportContent, TicketValues } from './SupportContent';

interface TicketFormProps {
  content: SupportContent;
  form: PublicFormControl<TicketValues>;
}

/** The ticket form: sender, subject, priority and description. */
export function TicketForm({ content: { form: texts }, form }: TicketFormProps) {
  return (
    <PublicForm<TicketValues> id="ticket" texts={texts} {...form}>
      {({ firstName, lastName, email, issueType, priority, subject, description }) => (
        <>
          <div className={formStyles.pair}>
            <TextField {...firstName} autoComplete="given-name" maxLength={80} required />
            <TextField {...lastName} autoComplete="family-name" maxLength={80} required />
          </div>
          <TextField {...email} type="email" autoComplete="email" maxLength={254} required />
          <div className={formStyles.pair}>
            <Select {...issueType} options={texts.issueTypes} placeholder={texts.choose} required />
            <Select {...priority} options={texts.priorities} placeholder={texts.choose} required />
          </div>
          <TextField {...subject} maxLength={200} required />
          <TextArea {...description} rows={7} maxLength={5000} required />
        </>
      )}
    </PublicForm>
  );
}
