import { Button, Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { closeSession, openSession } from '../../platform/session.store.ts';
import { useText } from '../../platform/texts.tsx';
import { SignInForm } from './SignInForm.tsx';

/** The session ended during work: the page stays, with its unsaved changes. */
export function SignInAgain({ name, operatorId }: { name: string; operatorId: string }) {
  const text = useText();
  const queryClient = useQueryClient();
  return (
    <Dialog open maxWidth="xs" aria-labelledby="sign-in-again">
      <DialogTitle id="sign-in-again">{text('session.ended')}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
          {text('session.ended.hint')}
        </Typography>
        <SignInForm
          name={name}
          onSignedIn={(opened) => {
            // Another operator who signs in here must not see the first one's work.
            if (opened.me.id !== operatorId) closeSession();
            openSession(opened);
            void queryClient.invalidateQueries();
          }}
        />
        <Button fullWidth sx={{ mt: 1 }} onClick={closeSession}>
          {text('session.another')}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
