// Made from the files of messages by `npm run generate`.
import agents from '../../../messages/JA/agents.json';
import games from '../../../messages/JA/games.json';
import home from '../../../messages/JA/home.json';
import identity from '../../../messages/JA/identity.json';
import lottery from '../../../messages/JA/lottery.json';
import member from '../../../messages/JA/member.json';
import messages from '../../../messages/JA/messages.json';
import promotions from '../../../messages/JA/promotions.json';
import registration from '../../../messages/JA/registration.json';
import shell from '../../../messages/JA/shell.json';
import system from '../../../messages/JA/system.json';
import wallet from '../../../messages/JA/wallet.json';

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
