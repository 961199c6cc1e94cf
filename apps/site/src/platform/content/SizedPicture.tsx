import { type Picture, SHOWN_WIDTH, sizesOf } from './picture-sizes.ts';

type Props = {
  picture: Picture;
  alt: string;
  className?: string | undefined;
  isLazy?: boolean;
  onLoaded?: () => void;
};

/** A picture of an operator's in the size the screen needs; its shape is known before it is loaded. */
export function SizedPicture({ picture, alt, className, isLazy = false, onLoaded }: Props) {
  const { url, width, height } = picture;
  return (
    <img
      className={className}
      src={url}
      srcSet={sizesOf(picture)}
      sizes={SHOWN_WIDTH}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      loading={isLazy ? 'lazy' : 'eager'}
      onLoad={onLoaded}
    />
  );
}
