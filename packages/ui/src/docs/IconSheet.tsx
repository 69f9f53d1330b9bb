import BedDouble from 'lucide-react/icons/bed-double';
import Bell from 'lucide-react/icons/bell';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CircleCheck from 'lucide-react/icons/circle-check';
import Globe from 'lucide-react/icons/globe';
import Info from 'lucide-react/icons/info';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapPin from 'lucide-react/icons/map-pin';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import Share2 from 'lucide-react/icons/share-2';
import TrainFront from 'lucide-react/icons/train-front';
import * as styles from './docs.css';

const meaningForIcon = [
  [CalendarPlus, 'add to my calendar'],
  [MapPin, 'where it is'],
  [TrainFront, 'how to get there'],
  [BedDouble, 'where to sleep'],
  [Globe, 'language, website'],
  [Share2, 'pass it on'],
  [LocateFixed, 'around me'],
  [Bell, 'notifications'],
  [Info, 'good to know'],
  [CircleCheck, 'done'],
  [OctagonAlert, 'something is wrong'],
] as const;

/** A table of the icons, each with its only meaning. */
export function IconSheet() {
  return (
    <div className={styles.sheet}>
      <div className={styles.icons}>
        {meaningForIcon.map(([Icon, meaning]) => (
          <span key={meaning} className={styles.icon}>
            <Icon size={20} aria-hidden />
            {meaning}
          </span>
        ))}
      </div>
    </div>
  );
}
