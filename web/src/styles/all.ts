// Order matters: layered Mantine first, then our tokens, base and overrides.
import './mantine';
import './fonts.css';
import './tokens.css';
import './base.css';
import './mantine.css';
import './print.css';
