import {
  Checkbox,
  DateField,
  PasswordField,
  RadioGroup,
  Select,
  SubmitButton,
  TextArea,
  TextField,
  TimeField,
} from '@lively/ui';
import { useForm } from 'react-hook-form';

interface Values {
  day: string;
  time: string;
  title: string;
  text: string;
  code: string;
  city: string;
  price: string;
  free: boolean;
}

const cities = [{ value: 'lyon', label: 'Lyon' }];

/** Every field with a native control, registered by react-hook-form. */
export function Program() {
  const { register, handleSubmit } = useForm<Values>({ defaultValues: { day: '2026-12-12' } });
  return (
    <form onSubmit={handleSubmit(() => undefined)}>
      <DateField label="Jour" {...register('day', { required: true, min: '2026-12-01' })} />
      <TimeField label="Heure" {...register('time')} />
      <TextField label="Titre" {...register('title', { maxLength: 80 })} />
      <TextArea label="Texte" {...register('text')} />
      <PasswordField
        label="Code"
        labels={{ show: 'Montrer', hide: 'Cacher' }}
        autoComplete="new-password"
        {...register('code')}
      />
      <Select label="Ville" options={cities} {...register('city')} />
      <RadioGroup label="Prix" options={cities} {...register('price')} />
      <Checkbox label="Gratuit" {...register('free')} />
      <SubmitButton busy={false} busyLabel="Envoi…">
        Publier
      </SubmitButton>
    </form>
  );
}
