import home from '../../messages/JA/home.json';
import pages from '../../messages/JA/pages.json';
import shell from '../../messages/JA/shell.json';

export default { ...home, ...pages, ...shell };
