import './fonts/fonts.css';
import './css/reset.css';
import './theme/themes.css';
