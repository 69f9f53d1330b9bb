import './fonts/fonts.css';
import './theme/themes.css';
