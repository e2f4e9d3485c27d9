import "@fontsource-variable/onest/wght.css";
import "./mantineStyles.ts";
import "./tokens.css";
import "./base.css";
