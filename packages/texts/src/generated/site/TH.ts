// Made from the files of messages by `npm run generate`.
import agents from '../../../messages/TH/agents.json';
import games from '../../../messages/TH/games.json';
import home from '../../../messages/TH/home.json';
import identity from '../../../messages/TH/identity.json';
import lottery from '../../../messages/TH/lottery.json';
import member from '../../../messages/TH/member.json';
import messages from '../../../messages/TH/messages.json';
import promotions from '../../../messages/TH/promotions.json';
import registration from '../../../messages/TH/registration.json';
import shell from '../../../messages/TH/shell.json';
import system from '../../../messages/TH/system.json';
import wallet from '../../../messages/TH/wallet.json';

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
