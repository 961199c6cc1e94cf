import type { ConsoleContract } from '../console.ts';

/** How many people a call takes: `depends` says on what in its note. */
type CallPersons = { readonly persons: 'one' | 'two' | 'depends'; readonly note: string };

/** Every call of the console that changes something. */
type ChangingCall = {
  [Domain in keyof ConsoleContract & string]: {
    [Name in keyof ConsoleContract[Domain] & string]: ConsoleContract[Domain][Name] extends { method: 'GET' }
      ? never
      : `${Domain}.${Name}`;
  }[keyof ConsoleContract[Domain] & string];
}[keyof ConsoleContract & string];

const one = (note: string) => ({ persons: 'one', note }) as const;
const two = (note: string) => ({ persons: 'two', note }) as const;
const depends = (note: string) => ({ persons: 'depends', note }) as const;

/** What one operator can do alone. A call that is not in this table does not compile; docs/security.md shows it. */
export const CALL_PERSONS: Record<ChangingCall, CallPersons> = {
  'operators.signIn': one('own account'),
  'operators.signInWithCode': one('own account'),
  'operators.signOut': one('own account'),
  'operators.endOwnSessions': one('own account'),
  'operators.changePassword': one('own account'),
  'operators.startSecondFactor': one('own account'),
  'operators.confirmSecondFactor': one('own account'),
  'operators.renewRecoveryCodes': one('own account'),
  'operators.removeSecondFactor': one('own account, with password and code'),
  'operators.signInPasskeyOptions': one('own account'),
  'operators.signInWithPasskey': one('own account'),
  'operators.passkeyCreationOptions': one('own account'),
  'operators.addPasskey': one('own account, with password and code'),
  'operators.removePasskey': one('own account, with password; the authenticator stays'),
  'operators.create': one('without any grant; its maker is no second person through it'),
  'operators.rename': one('a name for people to read'),
  'operators.setState': depends(
    'two for disabling an admin and for enabling anybody; disabling others is urgent',
  ),
  'operators.unlock': one('ends a pause; opens nothing without the password'),
  'operators.changeGrants': two('at once only while there never was a second admin'),
  'operators.resetAccess': two('whoever is told the password is no second person through the account'),
  'operators.endSessionsOf': one('only takes away'),
  'operators.decideApproval': two('is the second person'),
  'operators.cancelApproval': one('an own request'),
  'operators.ticket': one('opens a stream or a file the operator may read'),
  'identity.revealMember': one('on record'),
  'identity.setMemberState': one('locks or unlocks a member; moves no money'),
  'identity.endMemberPause': one('opens nothing without the password'),
  'identity.resetMemberPassword': one('on record'),
  'identity.resetMemberFactor': two('with a reset password one alone would have the account'),
  'identity.setMemberType': one('admins only; real and trial accounts never change into each other'),
  'identity.endMemberSessions': one('only takes away'),
  'protection.setProtectionLock': one('locks what a member may do, or ends such a lock; moves no money'),
  'protection.excludeMember': one('protects; moves no money'),
  'protection.setMemberLimit': one('protects; what loosens a limit waits as it does for the member'),
  'protection.noteInteraction': one('a note, on record'),
  'protection.followUpInteraction': one('a note, on record'),
  'system.saveBrand': depends('by setting, see below'),
  'system.createBrand': one('a closed copy; nothing of the copied cashier changes'),
  'system.restoreBrand': depends('by setting, as saving'),
  'system.retryJob': one('repeats what was decided'),
  'system.revealMessage': one('on record'),
  'system.retryMessage': one('repeats what was decided'),
  'wallet.runCheck': one('only looks'),
  'wallet.adjust': two('every amount'),
  'cashier.approveDeposit': depends(
    'one for the amount the member named, while what single operators credited to them that day stays below twoPersonsFrom; else two',
  ),
  'cashier.rejectDeposit': one('moves no money'),
  'cashier.takeWithdrawal': one('moves no money'),
  'cashier.approveWithdrawal': depends('two from twoPersonsFrom on, counting the withdrawals of the day'),
  'cashier.rejectWithdrawal': one('the money goes back to the member'),
  'cashier.reconcile': one('only looks'),
  'games.markTitles': one('order and marks of the lobby'),
  'games.saveLobby': one('order of the lobby'),
  'games.connectVendor': one('prepares a closed vendor; it moves nothing before two open it'),
  'games.onboardVendors': one('prepares closed vendors; known ones stay as they are'),
  'games.saveVendor': depends('one closes; opening, limits and address take two'),
  'games.renewVendorTitles': one('reads a list'),
  'games.replaceTheirKey': two('who holds that key moves money'),
  'games.makeOwnKey': one('the private half leaves the server to nobody'),
  'games.adoptOwnKey': one('the private half leaves the server to nobody'),
  'games.revokeKey': one('only takes away'),
  'games.settleAlert': one('moves no money'),
  'games.releaseHeldWin': two('every amount'),
  'games.refuseHeldWin': one('the money goes back to the vendor'),
  'games.enableTitle': one('puts a game back into play, on record'),
  'games.reconcileVendor': one('only looks'),
  'games.resolveVendorDifference': one('moves no money'),
  'games.saveMatch': one('what home shows'),
  'messages.saveAnnouncement': one('a version that nobody sees yet'),
  'messages.publishAnnouncement': one('what the site says'),
  'messages.withdrawAnnouncement': one('what the site no longer says'),
  'messages.savePage': one('a version that nobody sees yet'),
  'messages.publishPage': one('what the site says, and new members agree to'),
  'messages.withdrawPage': one('the built-in words are back'),
  'messages.answerFeedback': one('words to one member, on record'),
  'messages.closeFeedback': one('moves nothing'),
  'messages.uploadPicture': one('a picture that nothing shows yet'),
  'messages.sendMessage': one('what the house tells members; can be stopped'),
  'messages.stopSending': one('what is not delivered any more'),
  'messages.takeChat': one('a conversation of their own'),
  'messages.handOverChat': one('a conversation of their own'),
  'messages.closeChat': one('a conversation of their own'),
  'messages.answerChat': one('what one member reads'),
  'messages.answerChatPicture': one('what one member sees'),
  'messages.markDeskChat': one('what the desk has read'),
  'messages.deskTyping': one('nothing is kept'),
  'messages.saveCannedAnswer': one('what operators may answer with'),
  'messages.removeCannedAnswer': one('what operators may answer with'),
  'games.requestJackpotSetup': two('terms that move money'),
  'games.saveJackpotDisplay': one('what is shown'),
  'games.flagJackpotTitles': one('which titles take part'),
  'lottery.saveLottery': depends('one for name, mark and switching off; a new lottery and all else take two'),
  'lottery.withdrawLottery': one('what two approved before goes on'),
  'lottery.voidLotteryIssue': two('every stake goes back'),
  'demo.switchTraffic': one('bots of a demonstration; nowhere else can they play'),
};
