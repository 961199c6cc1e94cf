document.title = 'arcade';
