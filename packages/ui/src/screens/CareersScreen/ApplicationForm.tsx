import { Select } from '../../components/Select/Select';
import { TextArea } from '../../components/TextArea/TextArea';
import { TextField } from '../../components/TextField/TextField';
import type { PublicFormControl } from '../page/FormControl';
import { PublicForm } from '../page/PublicForm';
import * as formStyles from '../page/PublicForm.css';
import type { ApplicationValues, CareersContent } from './CareersContent';

interface ApplicationFormProps {
  content: CareersContent;
  form: PublicFormControl<ApplicationValues>;
  /** The position for which the user pressed « Postuler ». */
  wanted: string;
}

/** An application for a listed position, or for none of them. */
export function ApplicationForm({ content, form, wanted }: ApplicationFormProps) {
  const choices = [
    { value: 'spontaneous', label: content.form.spontaneous },
    ...content.positions.map(({ id, title }) => ({ value: id, label: title })),
  ];
  return (
    <PublicForm<ApplicationValues> id="application" texts={content.form} {...form}>
      {({ name, email, position, link, message }) => (
        <>
          <div className={formStyles.pair}>
            <TextField {...name} autoComplete="name" maxLength={120} required />
            <TextField {...email} type="email" autoComplete="email" maxLength={254} required />
          </div>
          <div className={formStyles.pair}>
            <Select key={wanted} {...position} options={choices} defaultValue={wanted} required />
            <TextField {...link} note={undefined} type="url" autoComplete="url" maxLength={500} />
          </div>
          <TextArea {...message} rows={7} maxLength={5000} required />
        </>
      )}
    </PublicForm>
  );
}
