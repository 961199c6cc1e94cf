// Made from the files of messages by `npm run generate`.
import announcements from '../../../console/CN/announcements.json';
import boards from '../../../console/CN/boards.json';
import brands from '../../../console/CN/brands.json';
import cashier from '../../../console/CN/cashier.json';
import chance from '../../../console/CN/chance.json';
import chat from '../../../console/CN/chat.json';
import desk from '../../../console/CN/desk.json';
import feedback from '../../../console/CN/feedback.json';
import forecast from '../../../console/CN/forecast.json';
import frame from '../../../console/CN/frame.json';
import games from '../../../console/CN/games.json';
import invite from '../../../console/CN/invite.json';
import jackpot from '../../../console/CN/jackpot.json';
import ledger from '../../../console/CN/ledger.json';
import library from '../../../console/CN/library.json';
import lottery from '../../../console/CN/lottery.json';
import mall from '../../../console/CN/mall.json';
import matches from '../../../console/CN/matches.json';
import members from '../../../console/CN/members.json';
import operations from '../../../console/CN/operations.json';
import operators from '../../../console/CN/operators.json';
import pages from '../../../console/CN/pages.json';
import presenters from '../../../console/CN/presenters.json';
import promotionCosts from '../../../console/CN/promotion-costs.json';
import promotions from '../../../console/CN/promotions.json';
import protection from '../../../console/CN/protection.json';
import reports from '../../../console/CN/reports.json';
import room from '../../../console/CN/room.json';
import sendings from '../../../console/CN/sendings.json';
import session from '../../../console/CN/session.json';
import vendorBooks from '../../../console/CN/vendor-books.json';
import vip from '../../../console/CN/vip.json';

export default {
  ...announcements,
  ...boards,
  ...brands,
  ...cashier,
  ...chance,
  ...chat,
  ...desk,
  ...feedback,
  ...forecast,
  ...frame,
  ...games,
  ...invite,
  ...jackpot,
  ...ledger,
  ...library,
  ...lottery,
  ...mall,
  ...matches,
  ...members,
  ...operations,
  ...operators,
  ...pages,
  ...presenters,
  ...promotionCosts,
  ...promotions,
  ...protection,
  ...reports,
  ...room,
  ...sendings,
  ...session,
  ...vendorBooks,
  ...vip,
};
