import home from '../../messages/VI/home.json';
import pages from '../../messages/VI/pages.json';
import shell from '../../messages/VI/shell.json';

export default { ...home, ...pages, ...shell };
