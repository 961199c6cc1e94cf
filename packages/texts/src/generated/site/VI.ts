// Made from the files of messages by `npm run generate`.
import agents from '../../../messages/VI/agents.json';
import games from '../../../messages/VI/games.json';
import home from '../../../messages/VI/home.json';
import identity from '../../../messages/VI/identity.json';
import lottery from '../../../messages/VI/lottery.json';
import member from '../../../messages/VI/member.json';
import messages from '../../../messages/VI/messages.json';
import promotions from '../../../messages/VI/promotions.json';
import registration from '../../../messages/VI/registration.json';
import shell from '../../../messages/VI/shell.json';
import system from '../../../messages/VI/system.json';
import wallet from '../../../messages/VI/wallet.json';

export default {
  ...agents,
  ...games,
  ...home,
  ...identity,
  ...lottery,
  ...member,
  ...messages,
  ...promotions,
  ...registration,
  ...shell,
  ...system,
  ...wallet,
};
