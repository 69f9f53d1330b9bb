import { Checkbox } from '../../components/Checkbox/Checkbox';
import { EventPoster } from '../../components/EventPoster/EventPoster';
import { FocalPointPicker } from '../../components/FocalPointPicker/FocalPointPicker';
import { ImageDrop } from '../../components/ImageDrop/ImageDrop';
import { TextField } from '../../components/TextField/TextField';
import { Photo } from '../../internal/Photo';
import type { EventFormProps } from './EventFormProps';
import * as styles from './EventFormScreen.css';
import type { FieldOf } from './FieldOf';
import { frameRatios } from './frameRatios';

export interface PictureFieldProps extends EventFormProps {
  /** The prefix of the ids of elements that are not fields. */
  formId: string;
  /** The URL of the chosen or the stored picture. */
  picture: string | undefined;
  isClosed: boolean;
  fieldOf: FieldOf;
}

/** Takes the picture, asks what it shows and what stays visible of it, and shows how cards and pages cut it. */
export function PictureField(props: PictureFieldProps) {
  const { labels, image, values, errors, picture, formId, isClosed, fieldOf, onChange } = props;
  const { focus, onFocusChange, cuts, ...drop } = image;
  const isDecorative = values.imageDecorative === 'on';
  return (
    <>
      <ImageDrop
        className={focus === undefined ? undefined : styles.chosen}
        id={`${formId}-image`}
        name="image"
        label={labels.fields.image}
        note={labels.optional}
        hint={labels.hints.image}
        error={errors.image}
        labels={labels.image}
        disabled={isClosed}
        {...drop}
      />
      {picture && (
        <>
          <TextField
            {...fieldOf('imageText')}
            note={undefined}
            required={!isDecorative}
            disabled={isClosed || isDecorative}
          />
          <Checkbox
            name="imageDecorative"
            label={labels.fields.imageDecorative}
            hint={labels.hints.imageDecorative}
            checked={isDecorative}
            disabled={isClosed}
            onCheckedChange={(checked) => onChange({ imageDecorative: checked ? 'on' : '' })}
          />
        </>
      )}
      {picture && focus !== undefined && (
        <FocalPointPicker
          label={labels.focus.title}
          note={labels.optional}
          hint={labels.focus.hint}
          labels={labels.focus}
          src={picture}
          value={focus}
          onValueChange={(next) => onFocusChange?.(next)}
          frames={[
            { label: labels.focus.card, ratio: frameRatios.card, sources: cuts?.card },
            { label: labels.focus.page, ratio: frameRatios.page, sources: cuts?.page },
          ]}
          fallback={<Poster {...props} />}
          disabled={isClosed}
          data-category={props.preview?.category}
        />
      )}
      {picture && focus === undefined && (
        <figure className={styles.crop}>
          <div className={styles.cropFrame} data-category={props.preview?.category}>
            <Photo key={picture} src={picture} width={400} height={500} fallback={<Poster {...props} />} />
          </div>
          <figcaption className={styles.note}>{labels.crop}</figcaption>
        </figure>
      )}
    </>
  );
}

/** The drawing that replaces a picture on cards and pages. */
function Poster({ preview }: Pick<EventFormProps, 'preview'>) {
  if (!preview) return null;
  const { category, subcategory, id, title } = preview;
  return <EventPoster category={category} subcategory={subcategory} seed={id} title={title} />;
}
